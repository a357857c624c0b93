import { styled } from '../../theme/styled.ts'
import { goToField } from '../focus/move-focus.ts'
import type { ToDo } from './StillToDo.tsx'

const Link = styled('button', {
  base: {
    color: 'link',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textAlign: 'start',
    cursor: 'pointer',
    minHeight: '6',
  },
})

/** Why the buttons are disabled, in the specified words, linked to the missing part. */
export function Missing({ hint, gap }: { readonly hint: string | null; readonly gap: ToDo | undefined }) {
  if (hint === null) return null
  if (!gap) return <span>{hint}</span>
  return (
    <Link type="button" onClick={() => goToField(gap.id)}>
      {hint}
    </Link>
  )
}

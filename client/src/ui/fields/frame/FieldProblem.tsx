import { CircleAlert } from 'lucide-react'
import { styled } from '../../../theme/styled.ts'

const Problem = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    fontSize: 'sm',
    color: 'danger',
    '& svg': { width: '20px', height: '20px', flexShrink: 0 },
  },
})

type Props = { readonly fieldId: string; readonly message: string | undefined }

/** A field's problem, below it, with an icon and text; hidden without one. */
export function FieldProblem({ fieldId, message }: Props) {
  if (!message) return null
  return (
    <Problem id={`${fieldId}-error`}>
      <CircleAlert aria-hidden="true" />
      {message}
    </Problem>
  )
}

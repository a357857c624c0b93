import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../../app/answers/use-busy.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { useReturnFocus } from '../../../../ui/focus/use-return-focus.ts'
import { PersonInitial } from '../../../../ui/labels/PersonChip.tsx'
import type { PersonTone } from '../../../../ui/labels/PersonChip.tsx'
import { Quiet } from '../../../../ui/layout/page/AccountPart.tsx'
import { AskInPlace } from '../../../../ui/layout/page/AskInPlace.tsx'

export const PersonRows = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '36px minmax(0, 1fr)', md: '36px minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Words = styled('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', fontWeight: 'bold' },
})
const Action = styled('div', { base: { gridColumn: { base: '2', md: 'auto' } } })
type Props = {
  readonly name: string
  readonly tone: PersonTone
  readonly tag?: ReactNode
  readonly detail: string
  /** The ending: its label, its name with the person, its consequence. */
  readonly end: { readonly label: string; readonly named: string; readonly consequence: string }
  /** Undefined where nothing can be ended. */
  readonly onEnd?: (() => Promise<unknown>) | undefined
}

/** One person with the way to end the connection, which asks once, in place. */
export function PersonRow({ name, tone, tag, detail, end, onEnd }: Props) {
  const { t } = useTranslation(['account'])
  const { busy, run } = useBusy()
  const [asks, setAsks] = useState(false)
  const place = useReturnFocus(asks)
  return (
    <li>
      <PersonInitial name={name} tone={tone} size="large" />
      <Words>
        <Name>
          <span>{name}</span>
          {tag}
        </Name>
        <Quiet>{detail}</Quiet>
      </Words>
      {onEnd && !asks ? (
        <Action ref={place}>
          <Button variant="text" size="small" label={end.named} expanded={false} onClick={() => setAsks(true)}>
            {end.label}
          </Button>
        </Action>
      ) : null}
      {onEnd && asks ? (
        <AskInPlace
          name={end.named}
          consequence={end.consequence}
          action={end.label}
          keep={t('account:details.keep')}
          busy={busy}
          onConfirm={() => run(onEnd)}
          onKeep={() => setAsks(false)}
        />
      ) : null}
    </li>
  )
}

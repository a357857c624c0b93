import { Backpack, CalendarX2, IdCard, LockOpen, ScanLine, Ticket } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'

const Part = styled('section', { base: { display: 'grid', gap: '4' } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const List = styled('ul', { base: { display: 'grid', gap: '4' } })
const Row = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '3px', color: 'link' },
    '& strong': { display: 'block' },
    '& p': { fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure', '& + p': { mt: '1' } },
  },
})

const icons = {
  door: ScanLine,
  bring: Backpack,
  package: Ticket,
  membership: IdCard,
  again: LockOpen,
  change: CalendarX2,
} satisfies Record<string, LucideIcon>

/** A next step: a label, and a text. */
export type NextStep = {
  readonly id: keyof typeof icons
  readonly title: string
  readonly lines: readonly (string | { readonly id: string; readonly content: ReactNode })[]
}

/** The next steps after the payment: at the door, what to bring, how to change it; hidden without any. */
export function WhatNext({ steps }: { readonly steps: readonly NextStep[] }) {
  const { t } = useTranslation(['checkout'])
  const titleId = useId()
  if (steps.length === 0) return null
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{t('checkout:next.heading')}</Title>
      <List>
        {steps.map(({ id, title, lines }) => {
          const Icon = icons[id]
          return (
            <Row key={id}>
              <Icon aria-hidden="true" />
              <div>
                <strong>{title}</strong>
                {lines.map((line) =>
                  typeof line === 'string' ? <p key={line}>{line}</p> : <p key={line.id}>{line.content}</p>,
                )}
              </div>
            </Row>
          )
        })}
      </List>
    </Part>
  )
}

import { Backpack, CalendarX2, ScanLine } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { styled } from '../../theme/styled.ts'

const Part = styled('section', { base: { display: 'grid', gap: '4' } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' } } })
const List = styled('ul', { base: { display: 'grid', gap: '4' } })
const Step = styled('li', {
  base: {
    display: 'flex',
    gap: '3',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, mt: '3px', color: 'link' },
    '& strong': { display: 'block' },
    '& p': { fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure' },
  },
})

type Props = {
  /** A code stands on the page that opens the door. */
  readonly hasVisit: boolean
  /** What to bring, a sentence each; none where nobody says. */
  readonly bring?: readonly string[]
  /** Until when each thing can be cancelled, a sentence each. */
  readonly cancelBy?: readonly string[]
  /** Where it can be changed. */
  readonly changeAt: ReactNode
}

/** What happens after the booking: at the door, what to bring, and how to change it. */
export function WhatNext({ hasVisit, bring = [], cancelBy = [], changeAt }: Props) {
  const { t } = useTexts()
  const titleId = useId()
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{t('checkout:next.heading')}</Title>
      <List>
        {hasVisit ? (
          <Step>
            <ScanLine aria-hidden="true" />
            <div>
              <strong>{t('checkout:next.door')}</strong>
              <p>{t('checkout:next.doorText')}</p>
            </div>
          </Step>
        ) : null}
        {bring.length > 0 ? (
          <Step>
            <Backpack aria-hidden="true" />
            <div>
              <strong>{t('checkout:next.bring')}</strong>
              {bring.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Step>
        ) : null}
        <Step>
          <CalendarX2 aria-hidden="true" />
          <div>
            <strong>{t('checkout:next.change')}</strong>
            {cancelBy.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{changeAt}</p>
          </div>
        </Step>
      </List>
    </Part>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useWaitText } from './use-wait-text.ts'
import type { Leaving } from './use-waitlist.ts'
import { firstNameOf } from './party.ts'
import type { Wait } from './wait.ts'

const Question = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } })
const GivenUp = styled('p', { base: { outline: 'none' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

const leaving = {
  one: 'activities:waitlist.confirmLeave',
  all: 'activities:waitlist.leaveAll',
  only: 'activities:waitlist.leaveOne',
} as const
const declining = {
  one: 'activities:waitlist.confirmDecline',
  all: 'activities:waitlist.declineAll',
  only: 'activities:waitlist.declineOne',
} as const

type Props = {
  /** The entry; on a platform without the list of entries nothing but its being one is known. */
  readonly wait: Pick<Wait, 'status' | 'position'>
  readonly busy: boolean
  /** Those who wait together; each can leave alone. */
  readonly party?: readonly Wait[]
  readonly onLeave: (leaving: Leaving) => void
  readonly onStay: () => void
}

/** The place in the queue, or the offer, that is given up by leaving; and the buttons to leave and to stay. [O-311] */
export function LeaveQuestion({ wait, busy, party = [], onLeave, onStay }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useWaitText()
  const isOffered = wait.status === 'offered'
  const isFamily = party.length > 1
  const said = isOffered ? declining : leaving
  const given = useRef<HTMLParagraphElement>(null)
  // After a dialog around it has opened, which focuses its own first control.
  useEffect(() => given.current?.focus(), [])
  return (
    <Question>
      <GivenUp ref={given} tabIndex={-1}>
        {text.givenUp(wait)}
      </GivenUp>
      <Actions>
        <Button variant="danger" busy={busy} onClick={() => onLeave(isFamily ? { together: true } : {})}>
          {t(isFamily ? said.all : said.one)}
        </Button>
        {isFamily
          ? party.map((one) => (
              <Button key={one.id} variant="secondary" busy={busy} onClick={() => onLeave({ userId: one.userId })}>
                {t(said.only, { name: firstNameOf(one) })}
              </Button>
            ))
          : null}
        <Button variant="secondary" onClick={onStay}>
          {t(isOffered ? 'activities:waitlist.keep' : 'activities:waitlist.stay')}
        </Button>
      </Actions>
    </Question>
  )
}

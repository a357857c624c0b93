import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useWaitText } from './use-wait-text.ts'
import type { Wait } from './wait.ts'

const Question = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } })
const GivenUp = styled('p', { base: { outline: 'none' } })
const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

type Props = {
  /** The entry; on a platform without the list of entries nothing but its being one is known. */
  readonly wait: Pick<Wait, 'status' | 'position'>
  readonly busy: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** The place in the queue, or the offer, that is given up by leaving; and the buttons to leave and to stay. [O-311] */
export function LeaveQuestion({ wait, busy, onLeave, onStay }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useWaitText()
  const isOffered = wait.status === 'offered'
  const given = useRef<HTMLParagraphElement>(null)
  // After a dialog around it has opened, which focuses its own first control.
  useEffect(() => given.current?.focus(), [])
  return (
    <Question>
      <GivenUp ref={given} tabIndex={-1}>
        {text.givenUp(wait)}
      </GivenUp>
      <Actions>
        <Button variant="danger" busy={busy} onClick={onLeave}>
          {t(isOffered ? 'activities:waitlist.confirmDecline' : 'activities:waitlist.confirmLeave')}
        </Button>
        <Button variant="secondary" onClick={onStay}>
          {t(isOffered ? 'activities:waitlist.keep' : 'activities:waitlist.stay')}
        </Button>
      </Actions>
    </Question>
  )
}

import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../app/session/session.ts'
import { useActingFor } from '../../app/session/use-session.ts'
import { dotted } from '../../i18n/dotted.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { asBar } from '../../theme/media.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useWaitText } from './use-wait-text.ts'
import { useWaits } from './use-waits.ts'
import { firstNameOf, othersWith } from './party.ts'
import { waitFor } from './wait.ts'
import type { Wait } from './wait.ts'
import { WaitlistButton } from './WaitlistButton.tsx'
import type { ChosenTickets, Other } from './WaitlistButton.tsx'

const Stack = styled('div', { base: { display: 'grid', gap: '3', [asBar]: { gap: '1' } } })
const Said = styled('p', { base: { fontSize: 'sm' } })
// The bar of a phone has room for the action; its explanation is on the page.
const Meant = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', [asBar]: { display: 'none' } } })
const Kept = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '14px',
    py: '2',
    borderRadius: 'control',
    bg: 'success.subtle',
    fontSize: 'sm',
    '& > svg': { width: '20px', height: '20px', flexShrink: 0, color: 'success' },
    '& > strong': { flex: '1 1 10rem', minWidth: 0 },
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
    // On a line above price and action.
    [asBar]: { gridColumn: '1 / -1', order: -1, py: '0' },
  },
})

type Props = {
  /** The platform's action for the whole and the attendee. */
  readonly action: string | null
  /** The awaited occurrences; for a course, its sessions. */
  readonly occurrenceIds: readonly string[]
  readonly name: string
  /** Others who can wait together with the attendee. */
  readonly others?: readonly Other[]
  /** The chosen tickets of a ticketed session. */
  readonly tickets?: ChosenTickets
}

/** The waitlist of a full item, or an offer of places; hidden otherwise. */
export function WaitlistPanel({ action, occurrenceIds, name, others = [], tickets }: Props) {
  const text = useWaitText()
  const { subjectId } = useActingFor()
  const waits = useWaits()
  const whose = tickets?.userId ?? subjectId
  const wait = whose === null ? undefined : waitFor(waits, { occurrenceIds, userId: whose })
  const occurrenceId = wait?.occurrence.occurrenceId ?? occurrenceIds[0]
  if (occurrenceId === undefined) return null
  if (wait?.status === 'offered') {
    return <Offer wait={wait} others={othersWith(waits, wait)} occurrenceId={occurrenceId} name={name} />
  }
  if (action !== 'join_waitlist' && action !== 'leave_waitlist') return null
  const hindrance = wait ? text.hindrance(wait) : null
  const follows = wait ? text.follows(wait) : null
  return (
    <Stack>
      {wait ? <Said>{dotted([text.position(wait), text.places([wait, ...othersWith(waits, wait)])])}</Said> : null}
      {follows ? <Meant>{follows}</Meant> : null}
      {hindrance ? <Meant>{hindrance}</Meant> : null}
      {action === 'join_waitlist' ? <Meant>{text.joining()}</Meant> : null}
      <WaitlistButton
        action={action}
        occurrenceId={occurrenceId}
        name={name}
        size="large"
        wide
        others={others}
        {...(tickets ? { tickets } : {})}
      />
    </Stack>
  )
}

type OfferProps = {
  readonly wait: Wait
  /** The other offers of people who wait together. */
  readonly others: readonly Wait[]
  readonly occurrenceId: string
  readonly name: string
}

/** An offer with its end, and the button to decline it. */
function Offer({ wait, others, ...of }: OfferProps) {
  const { t } = useTranslation(['activities'])
  const text = useWaitText()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Kept>
      <Clock aria-hidden="true" />
      <strong>{text.kept(wait)}</strong>
      {others.map((other) => (
        <Button key={other.id} variant="text" size="small" onClick={() => selectUser(other.userId)}>
          {t('activities:waitlist.bookFor', { person: firstNameOf(other) })}
        </Button>
      ))}
      <Button variant="text" size="small" opens="dialog" onClick={() => setIsAsked(true)}>
        {t('activities:waitlist.decline')}
      </Button>
      {isAsked ? <LeaveDialog {...of} userId={wait.userId} isOffered onClosed={() => setIsAsked(false)} /> : null}
    </Kept>
  )
}

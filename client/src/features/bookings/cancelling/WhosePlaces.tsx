import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../../app/session/person-tone.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { ChoiceChip } from '../../../ui/labels/Chip.tsx'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'
import { useTicketText } from '../use-ticket-text.ts'
import type { Places } from './use-places.ts'

const Group = styled('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: 0 } })
const Legend = styled('legend', { base: { mb: '2', fontWeight: 'bold' } })

/** The people whose places in a shared session are changed, each with a tick; several tickets of one say how many. */
export function WhosePlaces({ places, going, choose }: Pick<Places, 'places' | 'going' | 'choose'>) {
  const { t } = useTranslation(['activities'])
  const ticketsOf = useTicketText()
  const { user, customer } = useSession()
  const toneOf = usePersonTone()
  const people = new Set(places.map(({ booking }) => booking.userId))
  return (
    <Group>
      <Legend>{t('activities:cancelling.whosePlaces')}</Legend>
      {places.map(({ booking: { id, userId, firstName, capacityConsumed, ticket } }) => {
        const isGoing = going.some(({ booking }) => booking.id === id)
        const name = firstName ?? ''
        const count = capacityConsumed ?? 1
        return (
          <ChoiceChip
            key={id}
            kind="checkbox"
            name={`place-${id}`}
            checked={isGoing}
            onChange={() => choose([id], !isGoing)}
          >
            {isGoing ? <Check aria-hidden="true" /> : null}
            <PersonInitial name={name} tone={toneOf({ id: userId, name })} />
            {dotted([
              customer === null && userId === user?.id ? t('activities:bookings.you') : name,
              ticketsOf([{ ticket }]) ??
                (people.size < places.length ? t('activities:bookings.movePlaces', { count }) : null),
            ])}
          </ChoiceChip>
        )
      })}
    </Group>
  )
}

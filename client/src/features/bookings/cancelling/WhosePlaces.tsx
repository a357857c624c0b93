import { format, minorUnits } from '@touchline/money'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../../app/session/person-tone.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberStepper } from '../../../ui/fields/NumberStepper.tsx'
import { ChoiceChip } from '../../../ui/labels/Chip.tsx'
import { PersonInitial } from '../../../ui/labels/PersonChip.tsx'
import { useTicketText } from '../use-ticket-text.ts'
import { areTickets } from './places.ts'
import type { Place } from './places.ts'
import type { Places } from './use-places.ts'

const Group = styled('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: 0 } })
const Counted = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    width: 'full',
  },
})
const All = styled('div', { base: { width: 'full' } })
const Legend = styled('legend', { base: { mb: '2', fontWeight: 'bold' } })

// So many equal tickets are counted instead of ticked.
const manyTickets = 6

type HowManyProps = Pick<Places, 'isGoing' | 'choose'> & { readonly of: readonly Place[] }

/** How many of equal tickets go, which of them making no difference. [O-537] */
function HowMany({ of, isGoing, choose }: HowManyProps) {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()
  const [first] = of
  const label = dotted([
    first?.booking.ticket?.name ?? t('activities:bookings.movePlaces', { count: 1 }),
    !first || first.price === null ? null : format(minorUnits(first.price), symbol),
  ])
  const name = t('activities:cancelling.howMany', { name: label })
  const keys = of.map(({ key }) => key)

  function take(count: number): void {
    choose(keys.slice(0, count), true)
    choose(keys.slice(count), false)
  }

  return (
    <Counted>
      <span>{name}</span>
      <NumberStepper name={name} value={of.filter(isGoing).length} min={0} max={of.length} onChange={take} />
    </Counted>
  )
}

/** The people whose places in a shared session are changed, or the tickets, each with a tick. */
export function WhosePlaces({ places, isGoing, choose }: Pick<Places, 'places' | 'isGoing' | 'choose'>) {
  const { t } = useTranslation(['activities'])
  const ticketsOf = useTicketText()
  const { user, customer } = useSession()
  const symbol = useCurrencySymbol()
  const toneOf = usePersonTone()
  const people = new Set(places.map(({ booking }) => booking.userId))
  const keys = places.map(({ key }) => key)
  const isAll = places.every(isGoing)

  function nameOf({ booking: { userId, firstName } }: Place): string {
    return customer === null && userId === user?.id ? t('activities:bookings.you') : (firstName ?? '')
  }

  /** 'Adult 2' among several of one kind. */
  function ticketOf(place: Place): string | null {
    const { ticket, userId, capacityConsumed } = place.booking
    if (place.price === null && (ticket?.quantity ?? 1) > 1) return ticketsOf([place.booking])
    if (!ticket?.name) {
      if (place.price === null && people.size === places.length) return null
      return t('activities:bookings.movePlaces', { count: place.price === null ? (capacityConsumed ?? 1) : 1 })
    }
    const equal = places.filter(({ booking }) => booking.userId === userId && booking.ticket?.name === ticket.name)
    if (equal.length === 1) return ticketsOf([place.booking])
    return t('activities:cancelling.ticketNumber', { name: ticket.name, number: equal.indexOf(place) + 1 })
  }

  function chipOf(place: Place) {
    const { key, booking, price } = place
    const { userId, firstName } = booking
    const name = firstName ?? ''
    // Of several tickets under one name, most are those of friends.
    const isOnly = places.filter((other) => other.booking.userId === userId).length === 1
    const isTold = isOnly || people.size > 1
    const amount = price ?? booking.price?.value ?? null
    return (
      <ChoiceChip
        key={key}
        kind="checkbox"
        name={`place-${key}`}
        checked={isGoing(place)}
        onChange={() => choose([key], !isGoing(place))}
      >
        {isGoing(place) ? <Check aria-hidden="true" /> : null}
        {isOnly ? <PersonInitial name={name} tone={toneOf({ id: userId, name })} /> : null}
        {dotted([
          isTold ? nameOf(place) : null,
          ticketOf(place),
          isOnly || amount === null ? null : format(minorUnits(amount), symbol),
        ])}
      </ChoiceChip>
    )
  }

  return (
    <Group>
      <Legend>
        {t(areTickets(places) ? 'activities:cancelling.whichTickets' : 'activities:cancelling.whosePlaces')}
      </Legend>
      {[...Map.groupBy(places, ({ booking }) => booking.id).values()].map((equal) =>
        equal.length < manyTickets ? (
          equal.map(chipOf)
        ) : (
          <HowMany key={equal[0]?.booking.id} of={equal} isGoing={isGoing} choose={choose} />
        ),
      )}
      <All>
        <Button variant="text" size="small" onClick={() => choose(keys, !isAll)}>
          {t(isAll ? 'activities:cancelling.noDays' : 'activities:cancelling.all')}
        </Button>
      </All>
    </Group>
  )
}

import { useTranslation } from 'react-i18next'
import { dotted } from '../../../i18n/dotted.ts'
import { FieldProblem } from '../../../ui/fields/frame/FieldProblem.tsx'
import { NumberStepper } from '../../../ui/fields/NumberStepper.tsx'
import { FormStep } from '../../../ui/forms/FormStep.tsx'
import { useCoverText } from '../../occurrences/use-cover-text.ts'
import { useEntryText } from '../entries/use-entry-text.ts'
import type { Ticket } from '../use-tickets.ts'
import { mostTickets, placesOf } from './entry-items.ts'
import type { Quantities } from './entry-items.ts'
import { styled } from '../../../theme/styled.ts'

const List = styled('ul', { base: { mt: '-3' } })
const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Words = styled('span', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
const Quiet = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly id: string
  readonly tickets: readonly Ticket[]
  readonly quantities: Quantities
  /** Places left; null without a count. */
  readonly available: number | null
  readonly onChange: (ticketId: string, quantity: number) => void
  readonly error: string | undefined
}

/** Several tickets of several types at once, each with a stepper, limited together by the places. */
export function TicketChooser({ id, tickets, quantities, available, onChange, error }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const cover = useCoverText()
  const left = available === null ? null : available - placesOf(tickets, quantities)
  return (
    <FormStep id={id} title={t('activities:entry.tickets')} done={placesOf(tickets, quantities) > 0}>
      <List aria-describedby={error ? `${id}-error` : undefined}>
        {tickets.map((ticket) => {
          const attendees = ticket.attendees ?? 1
          const chosen = quantities[ticket.id] ?? 0
          const room = left === null ? mostTickets : chosen + Math.max(0, Math.floor(left / attendees))
          const price = ticket.price ? text.amount(ticket.price) : null
          return (
            <Row key={ticket.id}>
              <Words>
                <strong>{ticket.name}</strong>
                <Quiet>
                  {dotted([
                    price,
                    ticket.coveredBy ? cover(ticket.coveredBy) : null,
                    attendees > 1 ? t('activities:entry.ticketPlaces', { count: attendees }) : null,
                    ticket.price === null ? t('activities:entry.ticketUnpriced') : null,
                  ])}
                </Quiet>
              </Words>
              {ticket.price === null ? null : (
                <NumberStepper
                  name={ticket.name}
                  value={chosen}
                  min={0}
                  max={Math.min(mostTickets, room)}
                  onChange={(quantity) => onChange(ticket.id, quantity)}
                />
              )}
            </Row>
          )
        })}
      </List>
      <FieldProblem fieldId={id} message={error} />
    </FormStep>
  )
}

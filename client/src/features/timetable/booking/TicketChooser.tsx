import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import type { ReadPrice } from '../../../api/keys.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { FieldProblem } from '../../../ui/fields/frame/FieldProblem.tsx'
import { NumberStepper } from '../../../ui/fields/NumberStepper.tsx'
import { FormStep } from '../../../ui/forms/FormStep.tsx'
import { useCoverText } from '../../occurrences/use-cover-text.ts'
import { useEntryText } from '../entries/use-entry-text.ts'
import type { Ticket } from '../use-tickets.ts'
import { mostTickets, placesOf } from './entry-items.ts'
import type { Quantities } from './entry-items.ts'
import type { TicketLine } from './tickets-quoted.ts'
import { styled } from '../../../theme/styled.ts'

const List = styled('ul', { base: { mt: '-3' } })
const Whose = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', textWrap: 'pretty' } })
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
const Split = styled('span', { base: { display: 'block', fontSize: 'sm', fontWeight: 'bold' } })
const Quiet = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly id: string
  readonly tickets: readonly Ticket[]
  readonly quantities: Quantities
  /** The person whose tickets they are; null where nobody else can be meant. */
  readonly inNameOf: string | null
  /** Places left; null without a count. */
  readonly available: number | null
  /** The chosen tickets by price, as the basket will have them. */
  readonly lines: readonly TicketLine[]
  readonly onChange: (ticketId: string, quantity: number) => void
  readonly error: string | undefined
}

/** Several tickets of several types at once, each with a stepper, limited together by the places. */
export function TicketChooser({ id, tickets, quantities, inNameOf, available, lines, onChange, error }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  const cover = useCoverText()
  const symbol = useCurrencySymbol()
  // One price for all of them is said by the total alone.
  function splitText(ticketId: string): string | null {
    const own = lines.filter((line) => line.ticketId === ticketId)
    if (own.length < 2) return null
    return own
      .map(({ quantity, price: amount, reason }) => {
        const values = { count: quantity, price: format(amount, symbol) }
        return reason === null
          ? t('activities:entry.split.ordinary', values)
          : t(`activities:entry.split.${reason}`, values)
      })
      .join(', ')
  }
  // A package pays for one ticket of a person at a session. [O-572]
  function isPartlyPackaged(ticketId: string): boolean {
    return lines.some((line) => line.ticketId === ticketId && line.reason === 'package')
  }
  // A member's price holds for one ticket. [O-560]
  function priceText(own: ReadPrice, normal: ReadPrice | null): string {
    if (normal === null || normal.value <= own.value) return text.amount(own)
    return t('activities:entry.ownPrice', { own: text.amount(own), normal: text.amount(normal) })
  }
  const left = available === null ? null : available - placesOf(tickets, quantities)
  return (
    <FormStep id={id} title={t('activities:entry.tickets')} done={placesOf(tickets, quantities) > 0}>
      {inNameOf === null ? null : <Whose>{t('activities:entry.ticketsOf', { name: inNameOf })}</Whose>}
      <List aria-describedby={error ? `${id}-error` : undefined}>
        {tickets.map((ticket) => {
          const attendees = ticket.attendees ?? 1
          const chosen = quantities[ticket.id] ?? 0
          const room = left === null ? mostTickets : chosen + Math.max(0, Math.floor(left / attendees))
          const split = splitText(ticket.id)
          // The price of one would contradict those of several.
          const price = ticket.price && split === null ? priceText(ticket.price, ticket.normalPrice ?? null) : null
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
                <Split aria-live="polite">{split}</Split>
                {split !== null && isPartlyPackaged(ticket.id) ? (
                  <Quiet>{t('activities:entry.split.onePackage')}</Quiet>
                ) : null}
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

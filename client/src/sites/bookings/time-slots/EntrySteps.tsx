import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../../app/answers/use-query.ts'
import { WaiverAgreement } from '../../../features/restrictions/WaiverAgreement.tsx'
import { TicketChooser } from '../../../features/timetable/booking/TicketChooser.tsx'
import { entryFieldIds } from '../../../features/timetable/booking/use-entry-booking.ts'
import type { EntryBooking } from '../../../features/timetable/booking/use-entry-booking.ts'
import type { Ticket } from '../../../features/timetable/use-tickets.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { FormStep, FormSteps } from '../../../ui/forms/FormStep.tsx'
import { styled } from '../../../theme/styled.ts'

const None = styled('p', { base: { fontWeight: 'bold', color: 'fg.muted' } })

type Props = {
  readonly booking: EntryBooking
  /** Null when places are booked instead of tickets. */
  readonly tickets: Query<readonly Ticket[]> | null
  /** The person whose tickets they are; null where nobody else can be meant. */
  readonly ticketsOf: string | null
  /** Places left; null without a count. */
  readonly available: number | null
  /** The attendee chooser with its error; null when there is no choice. */
  readonly person: ((error: string | undefined) => ReactNode) | null
  /** The attendee's first name; null when unknown or not chosen. */
  readonly personName: string | null
}

/** The questions before a booking: attendee, tickets, waiver. */
export function EntrySteps({ booking, tickets, ticketsOf, available, person, personName }: Props) {
  const { t } = useTranslation(['activities'])
  const known = tickets?.status === 'success' ? tickets.data : []
  const error = (kind: 'person' | 'tickets' | 'waiver'): string | undefined =>
    booking.told && booking.gap?.kind === kind ? t(`activities:entry.hints.${kind}`) : undefined
  return (
    <FormSteps>
      {person ? (
        <FormStep id={entryFieldIds.person} title={t('activities:entry.forWhom')} done={personName !== null}>
          {person(error('person'))}
        </FormStep>
      ) : null}
      {tickets?.status === 'loading' ? <Skeleton count={2} shape="row" /> : null}
      {known.length > 0 ? (
        <TicketChooser
          id={entryFieldIds.tickets}
          tickets={known}
          quantities={booking.quantities}
          inNameOf={ticketsOf}
          available={available}
          lines={booking.lines}
          onChange={booking.chooseTickets}
          error={error('tickets')}
        />
      ) : null}
      {tickets !== null && tickets.status !== 'loading' && known.length === 0 ? (
        <None>{t('activities:entry.noTickets')}</None>
      ) : null}
      {booking.waiver ? (
        <WaiverAgreement
          id={entryFieldIds.waiver}
          waiver={booking.waiver}
          person={personName}
          agreed={booking.agreed}
          onChange={booking.agree}
          error={error('waiver')}
        />
      ) : null}
    </FormSteps>
  )
}

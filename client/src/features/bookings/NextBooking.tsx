import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullDayText } from '../../i18n/when.ts'
import { styled } from '../../theme/styled.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { Tag } from '../../ui/labels/Tag.tsx'
import { Attendees } from './Attendees.tsx'
import { entriesOf, sceneOfBooking } from './booking-rows.ts'
import { NewTime } from './changing/NewTime.tsx'
import type { SharedRow } from './booking-rows.ts'
import { placeOf } from './my-bookings.ts'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { daysOfRow, timesOf, useBookingText } from './use-booking-text.ts'
import { useTicketText } from './use-ticket-text.ts'

const Surface = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 200px) minmax(0, 1fr) auto',
      lg: 'minmax(0, 300px) minmax(0, 1fr) auto',
    },
    mx: { base: '-4', md: '0' },
    bg: 'brand.subtle',
    borderRadius: { md: 'surface' },
    overflow: 'hidden',
    '@media (forced-colors: active)': { borderWidth: '1px', borderColor: 'CanvasText' },
  },
})
const Frame = styled('div', { base: { height: { base: '132px', md: 'full' }, minHeight: { md: '256px' } } })
const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'center',
    justifyItems: 'start',
    p: { base: '4', md: '6' },
    minWidth: 0,
  },
})
const Name = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' } })
const Quiet = styled('p', { base: { color: 'fg.muted' } })
const Hint = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Code = styled('div', {
  base: {
    alignSelf: 'center',
    justifySelf: 'center',
    m: { base: '4', md: '6' },
    mt: { base: '0', md: '6' },
    p: '2',
    borderRadius: 'card',
    bg: 'white',
    '& svg': { width: '128px', height: '128px' },
  },
})

const Actions = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type Props = {
  readonly row: SharedRow
  readonly onManage: (row: SharedRow) => void
  /** Before *Manage*. */
  readonly action?: ReactNode
}

/** The next booking of the customer or their family, large, with the code for the door. */
export function NextBooking({ row, onManage, action }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useBookingText()
  const { booking, sessions } = row.first
  const { userReference } = booking
  const name = booking.name ?? t('activities:bookings.unnamed')
  const until = text.until(booking)
  const entries = entriesOf(row)
  const tickets = useTicketText()(entries.map((entry) => entry.booking))
  return (
    <Surface aria-label={text.nextOf()}>
      <Frame>
        <Picture scene={sceneOfBooking(booking)} shape="plain" fill />
      </Frame>
      <Words>
        <Tag>{text.soon(booking)}</Tag>
        <Name>{name}</Name>
        <p>
          {fullDayText(booking.startsAt)}, {timesOf(booking)}
        </p>
        <NewTime booking={booking} />
        {tickets === null ? null : <p>{tickets}</p>}
        <Quiet>{placeOf(booking)}</Quiet>
        {booking.bookingType === 'camps' && sessions > 1 ? <Quiet>{daysOfRow(row.first)}</Quiet> : null}
        <Attendees entries={entries} />
        <Actions>
          {action}
          <Button
            variant="secondary"
            opens="dialog"
            label={`${text.manage(booking)}: ${name}`}
            onClick={() => onManage(row)}
          >
            {text.manage(booking)}
          </Button>
        </Actions>
        {until === null ? null : <Hint>{until}</Hint>}
      </Words>
      {userReference ? (
        <Code>
          <QrCode text={userReference} label={t('activities:bookings.code', { reference: userReference })} />
        </Code>
      ) : null}
    </Surface>
  )
}

import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../app/session/session-state.ts'
import { useOnline } from '../../../../browser/connection.ts'
import { CancelChoice } from '../../../../features/bookings/cancelling/CancelChoice.tsx'
import { calendarOf, usePlaces } from '../../../../features/bookings/cancelling/use-places.ts'
import { WhichPlaces } from '../../../../features/bookings/cancelling/WhichPlaces.tsx'
import { entriesOf } from '../../../../features/bookings/booking-rows.ts'
import type { SharedRow } from '../../../../features/bookings/booking-rows.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import type { Change } from '../ChangeNotice.tsx'
import { MoveChoice } from './MoveChoice.tsx'
import { PanelLinks } from './PanelLinks.tsx'

const Panel = styled('section', {
  base: {
    display: 'grid',
    gap: '5',
    position: 'relative',
    mt: '2',
    mx: { base: '-4', md: '0' },
    p: { base: '4', md: '6' },
    borderRadius: { md: 'card' },
    bg: 'bg.subtle',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
})
// Takes no room: the sections below have their own headings.
const Heading = styled('h4', { base: { position: 'absolute', outline: 'none' } })
const Ways = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '6', lg: '10' },
  },
})
const Offline = styled('p', {
  base: { display: 'flex', gap: '2', '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px' } },
})

type Props = {
  readonly id: string
  readonly user: User
  readonly row: SharedRow
  readonly onChanged: (change: Change) => void
  readonly onClosed: () => void
}

/** Actions on a booking, in place: cancel, move, calendar, directions, receipt. */
export function ManagePanel({ id, user, row, onChanged, onClosed }: Props) {
  const { t } = useTranslation(['account', 'activities', 'common'])
  const online = useOnline()
  const entries = entriesOf(row)
  const places = usePlaces(row)
  const { going } = places
  const { booking } = row.first
  const name = booking.name ?? t('activities:bookings.unnamed')
  const whose = going[0]?.booking ?? booking

  return (
    <Panel
      id={id}
      aria-label={t('account:bookings.manageOf', { name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClosed()
      }}
    >
      <Heading ref={takeFocus} tabIndex={-1}>
        <VisuallyHidden>{t('account:bookings.manageOf', { name })}</VisuallyHidden>
      </Heading>
      {online ? (
        <>
          <WhichPlaces of={places} />
          <Ways>
            <CancelChoice
              of={places}
              headingLevel={4}
              onCancelled={(changed) =>
                onChanged({ kind: 'cancelled', booking: whose, going, places: places.count, changed })
              }
            />
            <MoveChoice going={going} of={places} onChanged={onChanged} />
          </Ways>
        </>
      ) : (
        <Offline>
          <WifiOff aria-hidden="true" />
          {t('account:bookings.offline')}
        </Offline>
      )}
      <PanelLinks user={user} entries={entries} calendar={calendarOf(places)} />
      <div>
        <Button variant="text" size="small" label={`${t('account:bookings.close')}: ${name}`} onClick={onClosed}>
          {t('account:bookings.close')}
        </Button>
      </div>
    </Panel>
  )
}

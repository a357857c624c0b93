import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/fields/choices/Checkbox.tsx'
import { Tag } from '../../../ui/labels/Tag.tsx'
import type { MyBooking } from '../my-bookings.ts'
import { timesOf, useBookingText } from '../use-booking-text.ts'
import { isToCome } from './use-places.ts'
import type { Places } from './use-places.ts'

const Group = styled('fieldset', { base: { display: 'grid', gap: '2', minWidth: 0 } })
const Legend = styled('legend', { base: { fontWeight: 'bold' } })
const Help = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Days = styled('ul', {
  base: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  },
})
const Gone = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    ps: '36px',
    color: 'fg.muted',
  },
})

/** The days of a camp: those to come with a tick, the others as what they are. [O-376] */
export function WhichDays({ places, going, isGoing, choose }: Omit<Places, 'isByDay' | 'entries' | 'count'>) {
  const { t } = useTranslation(['activities'])
  const helpId = useId()
  const text = useBookingText()
  const open = places.filter(({ booking }) => isToCome(booking))
  const isMovable = open.some(({ booking }) => booking.cancellation?.canMove === true)
  const isAll = going.length === open.length
  return (
    <Group aria-describedby={helpId}>
      <Legend>{t('activities:cancelling.whichDays')}</Legend>
      <Help id={helpId}>{t(isMovable ? 'activities:cancelling.tickOrMove' : 'activities:cancelling.tickDays')}</Help>
      <Days>
        {places.map(({ key, booking: day }) => (
          <li key={key}>
            {isToCome(day) ? (
              <Checkbox
                name={`day-${day.id}`}
                label={`${dayText(day.startsAt)}, ${timesOf(day)}`}
                help={text.until(day) ?? ''}
                checked={isGoing({ key })}
                onChange={(isChosen) => choose([key], isChosen)}
              />
            ) : (
              <Gone>
                {dayText(day.startsAt)} <DayState day={day} />
              </Gone>
            )}
          </li>
        ))}
      </Days>
      {open.length > 1 ? (
        <div>
          <Button
            variant="text"
            size="small"
            onClick={() =>
              choose(
                open.map(({ key }) => key),
                !isAll,
              )
            }
          >
            {isAll ? t('activities:cancelling.noDays') : t('activities:cancelling.allDays', { count: open.length })}
          </Button>
        </div>
      ) : null}
    </Group>
  )
}

function DayState({ day }: { readonly day: MyBooking }) {
  const { t } = useTranslation(['activities'])
  if (day.status !== 'cancelled') return <Tag>{t('activities:cancelling.dayOver')}</Tag>
  const isByVenue = day.cancelled?.source === 'occurrence'
  return (
    <Tag tone={isByVenue ? 'warning' : 'neutral'}>
      {t(isByVenue ? 'activities:bookings.byVenue' : 'activities:bookings.cancelled')}
    </Tag>
  )
}

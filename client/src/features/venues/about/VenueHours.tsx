import { useTranslation } from 'react-i18next'
import { startOfDay } from '../../../i18n/calendar.ts'
import { weekdayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import type { OpeningDay } from './opening-times.ts'
import type { VenueDay } from './venue-week.ts'

const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': { py: '6px', textAlign: 'start', fontWeight: 'inherit', verticalAlign: 'top' },
    '& td': { textAlign: 'end', ps: '3' },
  },
})
const Row = styled('tr', { variants: { today: { true: { fontWeight: 'bold' } } } })
const Span = styled('span', { base: { display: 'block' } })

function Opening({ of: opening }: { readonly of: OpeningDay }) {
  const { t } = useTranslation(['home'])
  if (opening.kind === 'unknown') return t('home:venue.askWhen')
  if (opening.kind === 'closed') return t('home:venue.closed')
  return (
    <>
      {opening.spans.map(({ opens, closes }) => (
        <Span key={opens}>{t('home:venue.hours', { opens, closes })}</Span>
      ))}
      {opening.mayOpen ? <Span>{t('home:venue.otherTimes')}</Span> : null}
    </>
  )
}

/** Opening times by day, today in bold. */
export function VenueHours({ days }: { readonly days: readonly VenueDay[] }) {
  const { t } = useTranslation(['home'])
  return (
    <Table>
      <tbody>
        {days.map(({ day, isToday, opening }) => {
          const name = weekdayText(startOfDay(day))
          return (
            <Row key={day} today={isToday}>
              <th scope="row">{isToday ? t('home:venue.today', { day: name }) : name}</th>
              <td>
                <Opening of={opening} />
              </td>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}

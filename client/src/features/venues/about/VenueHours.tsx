import { useTranslation } from 'react-i18next'
import { startOfDay } from '../../../i18n/calendar.ts'
import { weekdayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
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

/** Opening times by day, today in bold. */
export function VenueHours({ week }: { readonly week: readonly VenueDay[] }) {
  const { t } = useTranslation(['home'])
  return (
    <Table>
      <tbody>
        {week.map(({ day, isToday, opening }) => {
          const name = weekdayText(startOfDay(day))
          return (
            <Row key={day} today={isToday}>
              <th scope="row">{isToday ? t('home:venue.today', { day: name }) : name}</th>
              <td>
                {opening.kind === 'open'
                  ? opening.spans.map(({ opens, closes }) => (
                      <Span key={opens}>{t('home:venue.hours', { opens, closes })}</Span>
                    ))
                  : t('home:venue.closed')}
              </td>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
}

import { useTranslation } from 'react-i18next'
import { addDays, startOfDay } from '../../i18n/calendar.ts'
import { dayText } from '../../i18n/when.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { Tile } from '../../ui/tiles/Tile.tsx'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import type { VenueCategory } from './venue-category.ts'

type Props = {
  readonly categories: readonly VenueCategory[]
  /** `YYYY-MM-DD` at the venue. */
  readonly today: string
  readonly pathOf: (category: VenueCategory) => string
}

/** Categories booked by date, each with its picture and its next date. */
export function VenueCategoryGrid({ categories, today, pathOf }: Props) {
  const { t } = useTranslation(['home'])

  function textOf({ nextDate, children }: VenueCategory): string | null {
    if (children.length > 0) return t('home:venue.kinds', { count: children.length })
    if (nextDate === null) return null
    if (nextDate === today) return t('home:venue.onToday')
    if (nextDate === addDays(today, 1)) return t('home:venue.onTomorrow')
    return t('home:venue.next', { day: dayText(startOfDay(nextDate)) })
  }

  return (
    <TileGrid columns="three">
      {categories.map((category) => (
        <li key={category.slug}>
          <Tile to={pathOf(category)} scene={sceneForCategory(category)} name={category.name} text={textOf(category)} />
        </li>
      ))}
    </TileGrid>
  )
}

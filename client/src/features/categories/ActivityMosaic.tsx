import { useTranslation } from 'react-i18next'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { Tile } from '../../ui/tiles/Tile.tsx'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import type { Activity } from './activities.ts'

/** One large and eight small: three rows. */
const most = 9

type Props = { readonly activities: readonly Activity[]; readonly pathOf: (activity: Activity) => string }

/** The activities, the one with most choice first and largest. */
export function ActivityMosaic({ activities, pathOf }: Props) {
  const { t } = useTranslation(['home'])
  return (
    <TileGrid columns="mosaic">
      {activities.slice(0, most).map((activity, index) => (
        <li key={activity.slug}>
          <Tile
            to={pathOf(activity)}
            scene={sceneForCategory(activity)}
            name={activity.name}
            large={index === 0}
            text={activity.count === null ? null : t(`home:${activity.of}Count`, { count: activity.count })}
          />
        </li>
      ))}
    </TileGrid>
  )
}

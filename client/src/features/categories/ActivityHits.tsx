import { useTranslation } from 'react-i18next'
import { dotted } from '../../i18n/dotted.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { Tile } from '../../ui/tiles/Tile.tsx'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import type { Activity } from './activities.ts'

export type ActivityHit = {
  readonly activity: Activity
  readonly venue: { readonly slug: string; readonly name: string }
}

/** As many names as fit a line or two. */
const most = 3

type Props = { readonly hits: readonly ActivityHit[]; readonly pathOf: (hit: ActivityHit) => string }

/** Activities found by a search, with their centres as links to the lists. */
export function ActivityHits({ hits, pathOf }: Props) {
  const { t } = useTranslation(['home'])
  return (
    <TileGrid columns="four">
      {hits.map((hit) => {
        const { found } = hit.activity
        const count = hit.activity.venues.find(({ slug }) => slug === hit.venue.slug)?.count ?? null
        return (
          <li key={`${hit.activity.slug} ${hit.venue.slug}`}>
            <Tile
              to={pathOf(hit)}
              scene={sceneForCategory(hit.activity)}
              name={hit.activity.name}
              text={dotted([
                found.slice(0, most).join(', '),
                hit.venue.name,
                found.length === 0 && count !== null && t(`home:${hit.activity.of}Count`, { count }),
              ])}
            />
          </li>
        )
      })}
    </TileGrid>
  )
}

import { useTranslation } from 'react-i18next'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import { Tile } from '../../ui/tiles/Tile.tsx'
import { TileGrid } from '../../ui/tiles/TileGrid.tsx'
import type { Category } from './category-questions.ts'

type Props = {
  readonly categories: readonly Category[]
  /** Courses or camps. */
  readonly of: 'course' | 'camp'
  readonly columns: 'three' | 'four'
  readonly pathOf: (category: Category) => string
}

/** Categories to choose from, each with its picture and its number of offers. */
export function CategoryGrid({ categories, of, columns, pathOf }: Props) {
  const { t } = useTranslation(['home'])
  return (
    <TileGrid columns={columns}>
      {categories.map((category) => (
        <li key={category.slug}>
          <Tile
            to={pathOf(category)}
            scene={sceneForCategory(category)}
            name={category.name}
            text={category.bookableCount === undefined ? null : t(`home:${of}Count`, { count: category.bookableCount })}
          />
        </li>
      ))}
    </TileGrid>
  )
}

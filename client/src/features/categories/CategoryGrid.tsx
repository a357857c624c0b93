import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { Category } from './use-course-categories.ts'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', sm: '6' },
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
  },
})
// On phones a row with a small picture, so that six categories fit on one screen.
const Card = chakra(Link, {
  base: {
    display: 'grid',
    height: 'full',
    gridTemplateColumns: { base: '96px 1fr', sm: '1fr' },
    gridTemplateRows: { base: 'minmax(88px, auto)', sm: '160px auto' },
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    color: 'fg',
    textDecoration: 'none',
    transition: 'border-color 150ms ease-out',
    _hover: { borderColor: 'brand.edge' },
  },
})
const Words = chakra('span', {
  base: { display: 'grid', gap: '1', p: '4', alignContent: { base: 'center', sm: 'start' } },
})
const Name = chakra('span', { base: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'heading' } })
const Count = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } })

type Props = { readonly categories: readonly Category[]; readonly pathOf: (category: Category) => string }

/** Categories to choose from, each with its pattern. */
export function CategoryGrid({ categories, pathOf }: Props) {
  const { t } = useTexts()
  return (
    <Grid>
      {categories.map((category) => (
        <li key={category.slug}>
          <Card to={pathOf(category)}>
            <Picture scene={sceneForCategory(category)} shape="plain" fill />
            <Words>
              <Name>{category.name}</Name>
              {category.bookableCount === undefined ? null : (
                <Count>{t('courses:categories.count', { count: category.bookableCount })}</Count>
              )}
            </Words>
          </Card>
        </li>
      ))}
    </Grid>
  )
}

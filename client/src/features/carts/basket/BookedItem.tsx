import { styled } from '../../../theme/styled.ts'
import type { CartItem } from '../cart.ts'
import { extrasOf } from '../cart.ts'
import { ItemPerson } from './ItemPerson.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { useItemText } from './use-item-text.ts'
import { useWhenText } from './use-when-text.ts'

const Row = styled('div', {
  base: {
    display: 'grid',
    columnGap: { base: '3', sm: '5' },
    rowGap: '2',
    alignItems: { sm: 'center' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    '& > :last-child': { gridColumn: { base: '2', sm: 'auto' } },
  },
})
const Words = styled('div', { base: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' } })
const Name = styled('h3', {
  base: {
    fontFamily: 'body',
    fontWeight: 'bold',
    fontSize: { base: 'md', sm: 'lg' },
    lineHeight: '1.25',
    letterSpacing: '0',
  },
})
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** One thing that was booked: picture, what, when, where, with which extras, and for whom. */
export function BookedItem({ item }: { readonly item: CartItem }) {
  const text = useItemText()
  const when = useWhenText()(item)
  const place = text.place(item)
  const facts = [...when, ...(place === null ? [] : [place]), ...extrasOf(item).map(text.extra)]
  return (
    <Row>
      <ItemPicture item={item} size="large" />
      <Words>
        <Name>{text.counted(item)}</Name>
        {facts.map((fact) => (
          <Fact key={fact}>{fact}</Fact>
        ))}
      </Words>
      {when.length > 0 || text.person(item) !== undefined ? <ItemPerson item={item} /> : null}
    </Row>
  )
}

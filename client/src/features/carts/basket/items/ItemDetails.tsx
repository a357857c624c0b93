import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { defineRecipe } from '../../../../theme/recipe.ts'
import { onFewWords } from '../../../../theme/media.ts'
import { styled } from '../../../../theme/styled.ts'
import { CancelBy } from '../../../../ui/summary/CancelBy.tsx'
import { Tag } from '../../../../ui/labels/Tag.tsx'
import { useCancellationText } from '../../../occurrences/use-cancellation-text.ts'
import { amountOf, extrasOf } from '../../cart.ts'
import type { CartItem, ExtraItem } from '../../cart.ts'
import { ItemLines } from './ItemLines.tsx'
import { ItemPerson } from './ItemPerson.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { useItemText } from './use-item-text.ts'
import { useWhenText } from './use-when-text.ts'
import { SaidAs } from '../../../../ui/text/SaidAs.tsx'

// On phones only the name shares its line with the price.
const Block = styled('div', {
  base: {
    display: 'grid',
    minWidth: 0,
    columnGap: { base: '3', sm: '5' },
    rowGap: '1',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: {
      base: '"picture name cost" "picture facts facts" "picture chips action" "lines lines lines"',
      sm: '"picture name cost" "picture facts action" "picture chips action" "picture lines lines"',
    },
    [onFewWords]: {
      gridTemplateAreas:
        '"picture name name" "picture cost cost" "picture facts facts" "picture chips chips" "action action action" "lines lines lines"',
    },
    '& > ul': { mt: '2' },
  },
})
const Pictured = styled('div', { base: { gridArea: 'picture' } })
const Facts = styled('div', {
  base: { gridArea: 'facts', display: 'grid', gap: '1', alignContent: 'start', minWidth: 0 },
})
const nameRecipe = defineRecipe({
  base: {
    gridArea: 'name',
    minWidth: 0,
    fontFamily: 'body',
    fontWeight: 'bold',
    fontSize: { base: 'md', sm: 'lg' },
    lineHeight: '1.25',
    letterSpacing: '0',
    overflowWrap: 'anywhere',
  },
})
const SecondName = styled('h2', nameRecipe)
const ThirdName = styled('h3', nameRecipe)
const names = { 2: SecondName, 3: ThirdName } as const
const Fact = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere', textWrap: 'pretty' } })
const Chips = styled('div', {
  base: { gridArea: 'chips', display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', mt: '1', minWidth: 0 },
})
const Action = styled('div', {
  base: { gridArea: 'action', justifySelf: 'end', alignSelf: { base: 'end', sm: 'start' } },
})
const Cost = styled('div', {
  base: {
    gridArea: 'cost',
    display: 'grid',
    gap: '1',
    justifyItems: 'end',
    alignContent: 'start',
    [onFewWords]: { justifyItems: 'start' },
  },
})
const Price = styled('span', {
  base: { fontWeight: 'bold', fontSize: { base: 'md', sm: 'lg' }, lineHeight: '1.25', whiteSpace: 'nowrap' },
})

const Normal = styled('s', { base: { fontSize: 'sm', color: 'fg.muted' } })

type Props = {
  readonly item: CartItem
  /** 2 when the items come straight below the page's heading. */
  readonly headingLevel?: 2 | 3
  /** The item's actions. */
  readonly action?: ReactNode
  /** An extra's action, beside its price. */
  readonly extraAction?: (extra: ExtraItem) => ReactNode
  /** The action of a benefit or package, beside its label. */
  readonly termsAction?: (of: 'benefit' | 'package') => ReactNode
}

/** One item of a basket or order: name, time, place, attendee, price with its reason, and extras. */
export function ItemDetails({ item, headingLevel = 3, action, extraAction, termsAction }: Props) {
  const { t } = useTranslation(['checkout'])
  const whenText = useWhenText()
  const text = useItemText()
  const Name = names[headingLevel]
  const when = whenText(item)
  const place = text.place(item)
  const normal = text.normalPrice(item)
  const cancellation = useCancellationText()(item.cancellationSummary, amountOf(item))
  const isForSomebody = text.person(item) !== undefined || when.length > 0

  return (
    <Block>
      <Pictured>
        <ItemPicture item={item} size="large" />
      </Pictured>
      <Name>{text.counted(item)}</Name>
      <Facts>
        {when.map((line) => (
          <Fact key={line}>{line}</Fact>
        ))}
        {place === null ? null : <Fact>{place}</Fact>}
        {cancellation ? (
          <CancelBy>{[cancellation.by, cancellation.returns].filter(Boolean).join('. ')}</CancelBy>
        ) : null}
      </Facts>
      <Chips>
        {isForSomebody ? <ItemPerson item={item} /> : null}
        {item.benefitApplied ? <Tag tone="success">{t('checkout:item.benefitApplied')}</Tag> : null}
        {item.benefitApplied ? termsAction?.('benefit') : null}
        {item.packageApplied ? <Tag tone="success">{t('checkout:item.packageApplied')}</Tag> : null}
        {item.packageApplied ? termsAction?.('package') : null}
      </Chips>
      <Cost>
        <Price>{text.price(item)}</Price>
        {normal === null ? null : (
          <Normal>
            <SaidAs said={t('checkout:item.normally', { price: normal })}>{normal}</SaidAs>
          </Normal>
        )}
      </Cost>
      {action ? <Action>{action}</Action> : null}
      <ItemLines item={item} extras={extrasOf(item)} extraAction={extraAction} />
    </Block>
  )
}

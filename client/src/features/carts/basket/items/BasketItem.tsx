import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import type { CartItem, ExtraItem } from '../../cart.ts'
import { ItemChange } from './ItemChange.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { RemovableItem } from './RemovableItem.tsx'
import { useItemText } from './use-item-text.ts'
import { useRemoveFromBasket } from './use-remove-from-basket.ts'

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: '4', rowGap: '1' },
})

type Props = {
  readonly item: CartItem
  readonly locked: boolean
  readonly headingLevel: 2 | 3
  /** The item or one of its extras was removed, together with the focused button. */
  readonly onRemoved: () => void
}

/** One basket item with its actions. */
export function BasketItem({ item, locked, headingLevel, onRemoved }: Props) {
  const { t } = useTranslation(['checkout'])
  const { removeItem, removeExtra, removeTerms } = useRemoveFromBasket()
  const text = useItemText()
  const place = useRef<HTMLLIElement>(null)
  const { id } = item

  function removeButton(name: string, remove: () => Promise<void>) {
    return (
      <Button
        variant="text"
        size="small"
        disabled={locked}
        label={t('checkout:basket.removeNamed', { name })}
        onClick={() => void remove().then(onRemoved)}
      >
        {t('checkout:basket.remove')}
      </Button>
    )
  }

  function extraAction({ id: extraId, type, name, collectableFeeId }: ExtraItem) {
    // Only an option with an id can be removed alone: a fee belongs to its line.
    if (extraId === null || type !== 'pricing_option' || collectableFeeId) return null
    const extraName = text.name({ name })
    return removeButton(extraName, () => removeExtra(extraId, extraName))
  }

  /** The button disappears with the term it removed, so focus moves to the item. */
  async function withoutTerms(itemId: number, of: 'benefit' | 'package'): Promise<void> {
    if (await removeTerms(itemId, of)) place.current?.focus({ preventScroll: true })
  }

  function termsAction(of: 'benefit' | 'package') {
    if (id === null) return null
    return (
      <Button
        variant="text"
        size="small"
        disabled={locked}
        label={t(`checkout:basket.terms.${of}Of`, { name: text.named(item) })}
        onClick={() => void withoutTerms(id, of)}
      >
        {t(`checkout:basket.terms.${of}`)}
      </Button>
    )
  }

  return (
    <RemovableItem item={item} room="large" place={place}>
      <ItemDetails
        item={item}
        headingLevel={headingLevel}
        extraAction={extraAction}
        termsAction={termsAction}
        action={
          id === null ? null : (
            <Actions>
              <ItemChange item={item} locked={locked} />
              {removeButton(text.named(item), () => removeItem(id))}
            </Actions>
          )
        }
      />
    </RemovableItem>
  )
}

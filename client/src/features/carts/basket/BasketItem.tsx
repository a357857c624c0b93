import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { extrasOf } from '../cart.ts'
import type { CartItem, ExtraItem } from '../cart.ts'
import { useCartActivity } from '../cart-activity.ts'
import { ItemDetails } from './ItemDetails.tsx'
import { useItemText } from './use-item-text.ts'
import { useRemoveFromBasket } from './use-remove-from-basket.ts'

const Item = chakra('li', {
  base: { position: 'relative', py: '4', '& + &': { borderTopWidth: '1px', borderColor: 'border' } },
})
const Overlay = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    bg: 'bg/85',
    fontWeight: 'bold',
    textAlign: 'center',
  },
})

type Props = {
  readonly item: CartItem
  readonly locked: boolean
  readonly headingLevel: 2 | 3
  /** The item or one of its extras is gone, with the button that had the focus. */
  readonly onRemoved: () => void
}

/** One item of the basket with its ways out; while it is being removed it lies under a veil. [S2-193] */
export function BasketItem({ item, locked, headingLevel, onRemoved }: Props) {
  const { t } = useTexts()
  const { removing } = useCartActivity()
  const { removeItem, removeExtra } = useRemoveFromBasket()
  const text = useItemText()
  const leaves = ({ id }: Pick<ExtraItem, 'id'>): boolean => id !== null && removing.has(id)
  const leaving = extrasOf(item).find(leaves)
  const busy = leaves(item) ? item : leaving
  const { id } = item

  function extraAction({ id: extraId, type, name }: ExtraItem) {
    // What has no id cannot be named to the platform, and only options can be taken out alone.
    if (extraId === null || type !== 'pricing_option') return null
    const extraName = text.name({ name })
    return (
      <Button
        variant="text"
        size="small"
        disabled={locked}
        label={t('checkout:basket.removeNamed', { name: extraName })}
        onClick={() => void removeExtra(extraId, extraName).then(onRemoved)}
      >
        {t('checkout:basket.remove')}
      </Button>
    )
  }

  return (
    <Item aria-busy={busy !== undefined}>
      <div inert={busy !== undefined}>
        <ItemDetails
          item={item}
          headingLevel={headingLevel}
          extraAction={extraAction}
          action={
            id === null ? null : (
              <Button
                variant="text"
                size="small"
                disabled={locked}
                icon={<Trash2 aria-hidden="true" />}
                label={t('checkout:basket.removeNamed', { name: text.name(item) })}
                onClick={() => void removeItem(id).then(onRemoved)}
              >
                {t('checkout:basket.remove')}
              </Button>
            )
          }
        />
      </div>
      {busy ? (
        <Overlay role="status">
          <Spinner />
          {t('checkout:basket.removing', { name: text.name(busy) })}
        </Overlay>
      ) : null}
    </Item>
  )
}

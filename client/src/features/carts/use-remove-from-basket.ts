import { useErrorText } from '../../app/use-error-text.ts'
import { showToast, toastDurations } from '../../app/toasts.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { ExtraItem } from './cart.ts'
import { basketActions } from './use-basket.ts'

/** Removing things from the basket, with what the customer is told about it. [S8-013, S8-014, S8-028, S8-035] */
export function useRemoveFromBasket() {
  const { t } = useTexts()
  const errorText = useErrorText()

  function failed(text: string): void {
    showToast({ type: 'danger', title: t('common:toasts.error'), content: text, closeAfter: toastDurations.error })
  }

  return {
    removeItem: async (itemId: number): Promise<void> => {
      try {
        await basketActions.remove(itemId)
        showToast({ type: 'success', content: t('checkout:basket.toasts.removed') })
      } catch (error) {
        failed(errorText(error))
      }
    },
    removeExtra: async ({ id, name }: Pick<ExtraItem, 'id' | 'name'>): Promise<void> => {
      try {
        await basketActions.remove(id)
        showToast({ type: 'success', content: t('checkout:basket.toasts.extraRemoved', { name }) })
      } catch {
        failed(t('checkout:basket.toasts.extraNotRemoved', { name }))
      }
    },
  }
}

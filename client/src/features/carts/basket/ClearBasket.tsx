import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useGoOnWhenGone } from '../../../ui/focus/use-go-on-when-gone.ts'
import { basketActions } from '../use-basket.ts'

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '5' },
})

/** Empties the basket after a confirmation: released places may be gone at once. */
export function ClearBasket({ locked }: { readonly locked: boolean }) {
  const { t } = useTranslation(['checkout'])
  const { busy, run } = useBusy()
  const opener = useGoOnWhenGone<HTMLSpanElement>()
  const [isAsking, setIsAsking] = useState(false)

  async function clear(): Promise<void> {
    try {
      await basketActions.clear()
      showToast({ type: 'success', content: t('checkout:basket.toasts.cleared') })
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <>
      <span ref={opener}>
        <Button variant="text" opens="dialog" disabled={locked} onClick={() => setIsAsking(true)}>
          {t('checkout:basket.clear')}
        </Button>
      </span>
      {isAsking ? (
        <Dialog title={t('checkout:basket.clearTitle')} onClosed={() => setIsAsking(false)}>
          <p>{t('checkout:basket.clearText')}</p>
          <Actions>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('checkout:basket.keep')}
            </Button>
            <Button busy={busy} onClick={() => run(clear)}>
              {t('checkout:basket.clearConfirm')}
            </Button>
          </Actions>
        </Dialog>
      ) : null}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../theme/styled.ts'
import { ToastCard } from './ToastCard.tsx'
import { useToasts } from './toasts.ts'

// 325 px wide, top right.
const Region = styled('section', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '72px',
    insetEnd: '4',
    width: 'min(325px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 88px)',
    overflow: 'visible',
    bg: 'transparent',
    zIndex: 'toast',
  },
})
const List = styled('div', { base: { display: 'grid', gap: '2' } })

/** All messages, newest last. Screen readers announce them without moving focus. */
export function ToastRegion() {
  const { t } = useTranslation(['common'])
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id

  // Shown again for each message, because only the last element in the top layer lies above an open dialog.
  useEffect(() => {
    const element = region.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  return (
    <Region ref={region} popover="manual" aria-label={t('common:toasts.region')}>
      <List aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </List>
    </Region>
  )
}

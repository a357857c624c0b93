import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { environment } from '../../../../app/environment.ts'
import { ButtonOut } from '../../../../ui/buttons/ButtonOut.tsx'
import { styled } from '../../../../theme/styled.ts'
import { takeFocus } from '../../../../ui/focus/move-focus.ts'
import { Ways } from './Ways.tsx'

const Why = styled('p', { base: { outline: 'none' } })

/** The reason to go on at the checkout. */
export type Elsewhere = 'terms' | 'pay' | 'changed' | 'bank'

/** The reason why a place cannot be paid here, and the way to the checkout with everything kept. */
export function AtCheckout({ why, children }: { readonly why: Elsewhere; readonly children: ReactNode }) {
  const { t } = useTranslation(['account'])
  return (
    <>
      {/* The bank's question takes the place of the button that was pressed. */}
      <Why ref={why === 'bank' ? takeFocus : null} tabIndex={-1}>
        {t(`account:again.why.${why}`)}
      </Why>
      <Ways>
        <ButtonOut href={environment().site.paths.checkout()}>{t('account:again.toCheckout')}</ButtonOut>
        {children}
      </Ways>
    </>
  )
}

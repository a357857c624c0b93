import { useTranslation } from 'react-i18next'
import { Arrears } from '../../../app/chrome/account/Arrears.tsx'
import type { User } from '../../../app/session/session-state.ts'
import { usePenalties } from '../../../features/penalties/use-penalties.ts'
import { styled } from '../../../theme/styled.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { CentreContact } from './CentreContact.tsx'

const Part = styled('div', {
  base: {
    display: 'grid',
    '& > section': { borderRadius: 'card' },
    '@media (forced-colors: active)': { '& > section': { borderWidth: '1px' } },
  },
})
const Doubt = styled('p', { base: { fontSize: 'sm', mt: '2' } })

/** The customer's unpaid charges, to pay now or to question; empty without any. */
export function Owed({ user }: { readonly user: User }) {
  const { t } = useTranslation(['account'])
  const penalties = usePenalties()
  if (user.hasOutstandingPenalties !== true) return null
  if (penalties.status === 'error') {
    return <InlineError onRetry={() => void penalties.refresh()}>{t('account:payments.owedFailed')}</InlineError>
  }
  const numbers = penalties.status === 'success' ? penalties.data.map(({ id }) => id) : []
  return (
    <Part>
      <Arrears />
      {numbers.length === 0 ? null : (
        <Doubt>
          <CentreContact
            subject={t('account:payments.aboutCharge', { count: numbers.length, numbers: numbers.join(', ') })}
          >
            {t('account:payments.notRight')}
          </CentreContact>
        </Doubt>
      )}
    </Part>
  )
}

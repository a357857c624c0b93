import { Check, RotateCcw, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'

const Sentences = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    maxWidth: 'measure',
    fontSize: 'sm',
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '2px', color: 'link' },
  },
})

/** Explains packages: paying by one, cancelling, and booking for somebody else. */
export function HowPackagesWork() {
  const { t } = useTranslation(['account'])
  return (
    <PageSection id="how" title={t('account:packages.how')}>
      <Sentences>
        <li>
          <Check aria-hidden="true" />
          {t('account:packages.howBooked')}
        </li>
        <li>
          <RotateCcw aria-hidden="true" />
          {t('account:packages.howCancelled')}
        </li>
        <li>
          <Users aria-hidden="true" />
          {t('account:packages.howOthers')}
        </li>
      </Sentences>
    </PageSection>
  )
}

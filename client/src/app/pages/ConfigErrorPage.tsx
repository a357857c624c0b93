import { useTranslation } from 'react-i18next'
import type { ConfigProblem } from '../config/config.ts'
import { FullPage } from './FullPage.tsx'

/** For whoever set the site up: which fields of config.json are wrong, and how. */
export function ConfigErrorPage({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const { t } = useTranslation(['common'])
  return (
    <FullPage heading={t('common:pages.configurationHeading')}>
      <p>{t('common:pages.configurationText')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.message}`}>
            <code>{problem.field}</code>: {problem.message}
          </li>
        ))}
      </ul>
    </FullPage>
  )
}

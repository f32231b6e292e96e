import type { Grade } from '../../shared/listings/grades.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Pricing } from '../api/index.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { usePhoneTexts } from './phone-texts.ts'

type Band = NonNullable<Pricing['band']>
type Condition = { grade: Grade | null; storageGb: number | null }

/** Which sales a fair price comes from, as a sentence; with the texts of `price`. */
export function useDescribeSelection(): (band: Band, condition: Condition) => string {
  const t = useTranslations('price')
  const language = useLanguage()
  const texts = usePhoneTexts()
  return ({ selection, salesCount }, { grade, storageGb }) => {
    const storage = storageGb ? texts.storage(storageGb) : t('thisStorage')
    switch (selection) {
      case 'same':
        return t('same')
      case 'older':
        return t('older')
      case 'any_grade':
        return grade ? t('anyGradeTo', { grade }) : t('anyGrade')
      case 'any':
        return t('any', { phone: grade ? t('withGrade', { storage, grade }) : storage })
      case 'estimate':
        return t('estimate', { shown: formatCount(salesCount, language) })
    }
  }
}

import { Tag } from '../../../ui/Tag.tsx'
import type { Ages } from './ages.ts'

/** Whom a schedule is for, in the platform's words; nothing where it does not say. [O-97] */
export function SuitableTag({ of: { suitableFor } }: { readonly of: Ages }) {
  return suitableFor?.label ? (
    <Tag tone="brand" wraps>
      {suitableFor.label}
    </Tag>
  ) : null
}

const scottish = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '))

/** The part of the United Kingdom whose public holidays hold at a postcode; those of Wales are England's. */
export function holidayNationOf(postcode: string): 'England' | 'Scotland' | 'Northern Ireland' {
  const [area = ''] = /^[A-Z]+/.exec(postcode.toUpperCase()) ?? []
  if (area === 'BT') return 'Northern Ireland'
  return scottish.has(area) ? 'Scotland' : 'England'
}

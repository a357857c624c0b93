/** The id of a row's name, which links to its panel and survives any change of the row. */
export const entryNameId = (id: string): string => `entry-${id}`

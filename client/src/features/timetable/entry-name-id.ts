/** Id of a row's name, which leads to its panel and stays whatever becomes of the row. */
export const entryNameId = (id: string): string => `entry-${id}`

import type { Db } from './database.ts'

/** References that were cancelled before their payment arrived. */
export function insertTombstone(db: Db, merchantId: string, vendorTxCode: string): void {
  db.run('INSERT OR IGNORE INTO gw_tombstones (merchant_id, vendor_tx_code) VALUES (@merchantId, @vendorTxCode)', {
    merchantId,
    vendorTxCode,
  })
}

export function findTombstone(db: Db, merchantId: string, vendorTxCode: string): boolean {
  const sql = 'SELECT 1 AS found FROM gw_tombstones WHERE merchant_id = @merchantId AND vendor_tx_code = @vendorTxCode'
  return db.one(sql, { merchantId, vendorTxCode }) !== undefined
}

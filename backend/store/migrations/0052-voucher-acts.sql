-- The screens ask every few seconds whether a voucher was redeemed or its redemption undone.
create index audit_of_vouchers on audit (id) where (action in ('redeem', 'unredeem'));

/**
 * The keys of a real Stripe object, separated by spaces and grouped by JSON type. They come from
 * recorded responses and from examples in Stripe's reference; a comment names the source of each.
 * "Clover" is API version 2025-11-17.clover, one year older than ours.
 */
export interface Shape {
  readonly string?: string
  readonly number?: string
  readonly boolean?: string
  readonly array?: string
  readonly object?: string
  /** Null in the recording; the simulator may return any type. */
  readonly null?: string
  /** Keys that the simulator omits, with the reason. */
  readonly omitted?: Readonly<Record<string, string>>
  /** Keys that only the simulator has, newer than the recording. */
  readonly newer?: string
}

export const recordedShapes: Readonly<Record<string, Shape>> = {
  // Recorded response, clover.
  customer: {
    string: 'email id invoice_prefix object tax_exempt',
    number: 'balance created next_invoice_sequence',
    boolean: 'delinquent livemode',
    array: 'preferred_locales',
    object: 'invoice_settings metadata',
    null: 'address currency default_source description discount name phone shipping test_clock',
    newer: 'customer_account',
  },
  // Recorded response of a checkout in setup mode, clover.
  'checkout.session': {
    string:
      'cancel_url customer id mode object payment_method_collection payment_status status success_url ui_mode url',
    number: 'created expires_at',
    boolean: 'livemode',
    array: 'custom_fields payment_method_types shipping_options',
    object:
      'adaptive_pricing automatic_tax branding_settings collected_information custom_text customer_details metadata payment_method_options phone_number_collection',
    null: 'after_expiration allow_promotion_codes amount_subtotal amount_total billing_address_collection client_reference_id client_secret consent consent_collection currency currency_conversion customer_account customer_creation customer_email discounts integration_identifier invoice invoice_creation locale managed_payments origin_context payment_intent payment_link payment_method_configuration_details permissions recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost submit_type subscription total_details wallet_options',
    omitted: { branding_settings: 'optional; the pages have one look' },
    newer: 'allowed_payment_method_types tax_id_collection',
  },
  // Recorded response, clover.
  invoice: {
    string:
      'account_country account_name billing_reason collection_method currency customer customer_email customer_tax_exempt hosted_invoice_url id invoice_pdf number object status',
    number:
      'amount_due amount_overpaid amount_paid amount_remaining amount_shipping attempt_count created effective_at ending_balance period_end period_start post_payment_credit_notes_amount pre_payment_credit_notes_amount starting_balance subtotal subtotal_excluding_tax total total_excluding_tax',
    boolean: 'attempted auto_advance livemode',
    array:
      'customer_tax_ids default_tax_rates discounts total_discount_amounts total_pretax_credit_amounts total_taxes',
    object: 'automatic_tax issuer lines metadata payment_settings rendering status_transitions',
    null: 'account_tax_ids application automatically_finalizes_at custom_fields customer_address customer_name customer_phone customer_shipping default_payment_method default_source description due_date footer from_invoice last_finalization_error latest_revision next_payment_attempt on_behalf_of parent receipt_number shipping_cost shipping_details statement_descriptor test_clock webhooks_delivered_at',
    newer: 'customer_account',
  },
  // A line of that invoice, clover.
  line_item: {
    string: 'currency description id invoice object',
    number: 'amount quantity',
    boolean: 'discountable livemode',
    array: 'discount_amounts discounts pretax_credit_amounts taxes',
    object: 'metadata parent period pricing',
    newer: 'quantity_decimal subscription subtotal',
  },
  // Recorded response, clover.
  event: {
    string: 'api_version id object type',
    number: 'created pending_webhooks',
    boolean: 'livemode',
    object: 'data request',
  },
  // Example in Stripe's reference, 2025: the period is on the items.
  subscription: {
    string: 'collection_method currency customer id latest_invoice object status',
    number: 'billing_cycle_anchor created start_date',
    boolean: 'cancel_at_period_end livemode',
    array: 'default_tax_rates',
    object:
      'automatic_tax cancellation_details invoice_settings items metadata payment_settings trial_settings',
    null: 'application application_fee_percent cancel_at canceled_at days_until_due default_payment_method default_source description discounts ended_at next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval pending_setup_intent pending_update schedule test_clock transfer_data trial_end trial_start',
    newer:
      'billing_cycle_anchor_config billing_mode billing_schedules billing_thresholds customer_account managed_payments',
  },
  // From that example.
  subscription_item: {
    string: 'id object subscription',
    number: 'created current_period_end current_period_start quantity',
    array: 'tax_rates',
    object: 'metadata plan price',
    newer: 'billing_thresholds current_trial discounts',
  },
  // From that example.
  price: {
    string: 'billing_scheme currency id object product tax_behavior type unit_amount_decimal',
    number: 'created unit_amount',
    boolean: 'active livemode',
    object: 'metadata recurring',
    null: 'custom_unit_amount lookup_key nickname tiers_mode transform_quantity',
  },
  // From that example.
  plan: {
    string: 'amount_decimal billing_scheme currency id interval object product usage_type',
    number: 'amount created interval_count',
    boolean: 'active livemode',
    object: 'metadata',
    null: 'discounts nickname tiers_mode transform_usage trial_period_days',
    omitted: { discounts: 'missing from the SDK’s types' },
    newer: 'meter',
  },
  // Example in Stripe's reference.
  'billing.meter': {
    string: 'display_name event_name id object status',
    number: 'created updated',
    boolean: 'livemode',
    object: 'customer_mapping default_aggregation status_transitions value_settings',
    null: 'event_time_window',
  },
  // Example in Stripe's reference.
  'billing.meter_event': {
    string: 'event_name identifier object',
    number: 'created timestamp',
    boolean: 'livemode',
    object: 'payload',
  },
  // Stripe's own fixtures3.json, 2023.
  'billing_portal.session': {
    string: 'configuration customer id object return_url url',
    number: 'created',
    boolean: 'livemode',
    null: 'flow locale on_behalf_of',
    newer: 'customer_account',
  },
}

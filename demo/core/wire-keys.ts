const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Keys that may hold a number wherever an answer of the contract has them, sorted. */
export const NUMERIC_KEYS = words(`
  active_restaurant address_id amount app_detail_layout auto_scroll_banner avg_rating business_category_item
  cashback category_id category_layout code contact_less_delivery convenience_charge cuisine_id
  customize_type_id decimal delivery_charge delivery_charges delivery_eta delivery_fee delivery_type_time_slots
  discount_percentage discount_price distance driver_id driver_latitude driver_longitude driver_tip
  driver_tip_status duration facebook flat_discount franchisee_id free_delivery_above google id identifier
  inactive_item included_tax interval_days is_alcoholic is_bogo is_cod_enable is_customizable is_customization
  is_default is_delivery_zone_available is_display_image is_enable is_enable_schedule_order_after_business_hours
  is_external_link is_featured is_min_selection is_order_image_enable is_pickup_enable is_pre_order is_primary
  is_rating is_read is_registered is_rtl is_same_day_delivery is_selection is_serviceable is_show_customer_app
  is_single_restaurant is_sold_out is_subscription is_system_available is_verified item_count item_counts
  item_id item_packaging_charge item_quantitys item_tax item_type latitude longitude
  manual_store_selection_by_customer master_menu_category max_dilivery_radius max_value maximum_discount_amount
  menu_category_count min_value minimum_admin_commision minimum_order_amount minimum_order_value mrp
  open_restaurant order_id order_image_limit orderid otp_length packaging_charge parcel_charge parent_item_id
  pickup_eta price product_type promo_code_type quantity rating rating_user_count remaining_amount resend_after
  restaurant_convince_charge restaurant_id restaurant_item_layout restaurant_latitude restaurant_longitude
  restaurant_menu_id restaurant_menu_item_id restaurant_on_off restaurant_packaging_charge
  restaurant_service_tax restaurant_type review_count selection_id selection_price service_fee shiping_id
  show_contact_developer store_selection sub_total subscription_id subscription_status system_latitude
  system_longitude tag_id third_party_otp_status time_slots total_amount two_person_price user_id user_order_id
  vendor_id vendor_listing_layout wallet_amount wallet_recharge_limit web_restaurant_item_layout zone_id
`)

/** Keys that some answer of the contract requires, sorted. */
export const REQUIRED_KEYS = words(`
  category_id code cuisine_id customize_type_id form_action form_fields id name order_id recharge_link
  restaurant_id sdk_params selection_id shiping_id subscription_id user_id vendor_id
`)

/** Keys that may hold null but no text in some answer of the contract, sorted. */
export const TEXTLESS_KEYS = words(`
  app_layout app_signin_page charges form_fields intercom_details item_images items pages payment_gateway_new
  restaurant_tags sdk_params settings static_pages support_field terminology web_settings
`)

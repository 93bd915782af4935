<?php
/**
 * Runs a call in the site: arguments are the folder of WordPress, a function and its arguments as JSON; prints its result as JSON.
 */

list( , $folder, $function, $arguments ) = $argv;

$_SERVER['HTTP_HOST'] = 'localhost';

require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';

/** The value of an option in the database, however it came there. */
function raw_option( $name, $value ) {
	global $wpdb;
	$wpdb->replace(
		$wpdb->options,
		array(
			'option_name'  => $name,
			'option_value' => maybe_serialize( $value ),
		)
	);
	return true;
}

/** Names of the options that begin with a word. */
function options_like( $part ) {
	global $wpdb;
	return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", '%' . $wpdb->esc_like( $part ) . '%' ) );
}

/** Lets what was kept be read from the shop again; it stays. */
function make_stale() {
	foreach ( options_like( '_transient_sushi_shop_' ) as $name ) {
		$key          = substr( $name, strlen( '_transient_' ) );
		$kept         = get_transient( $key );
		$kept['next'] = 0;
		set_transient( $key, $kept, MONTH_IN_SECONDS );
	}
	return true;
}

/** What is kept of a form of the plugin's settings that a user sends. */
function sanitized_as( $login, $given ) {
	wp_set_current_user( get_user_by( 'login', $login )->ID );
	return Sushi_Shop\sanitize_settings( $given );
}

echo wp_json_encode( call_user_func_array( $function, json_decode( $arguments, true ) ) );

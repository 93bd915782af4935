<?php
/**
 * Leaves nothing behind in the database. What an object cache keeps ends by itself.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Deletes settings and kept fragments of the current site. */
function delete_all() {
	global $wpdb;
	delete_option( 'sushi_shop' );
	delete_option( 'sushi_shop_generation' );
	foreach ( array( '_transient_', '_transient_timeout_' ) as $prefix ) {
		$like = $wpdb->esc_like( $prefix . 'sushi_shop_' ) . '%';
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $like ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( $site );
		delete_all();
		restore_current_blog();
	}
} else {
	delete_all();
}
